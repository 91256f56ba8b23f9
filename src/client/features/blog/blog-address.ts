import { paths } from '#client/platform/paths/paths.ts'
import { addressCodec, choiceField, pageField } from '#client/ui/list/address-codec.ts'
import { blogTopics } from '#shared/blog/blog.constants.ts'

/** What the list of articles shows, as its address holds it. */
export const blogAddress = addressCodec({
  topic: choiceField(blogTopics, undefined),
  page: pageField(),
})

export const blogHref = (choice: Partial<typeof blogAddress.initial>) =>
  paths.blog.href() + blogAddress.build({ ...blogAddress.initial, ...choice })
