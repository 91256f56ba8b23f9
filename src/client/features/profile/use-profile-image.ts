import { useEffect, useRef, useState } from 'react'
import { v4 as newKey } from 'uuid'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { checkImages } from '#client/ui/form/fields/image-check.ts'
import { loadUpload } from '#client/ui/form/fields/load-upload.ts'
import { pictureToSend } from '#client/ui/form/fields/shrink-image.ts'
import { UploadRefused } from '#client/ui/form/fields/upload-failure.ts'
import { toastError, toastSuccess } from '#client/ui/toast.ts'

/**
 * Uploads a new profile picture: `percent` during the upload, `sentence` after a refusal.
 */
export function useProfileImage() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [percent, setPercent] = useState<number | null>(null)
  const [sentence, setSentence] = useState<English | null>(null)
  const upload = useRef<AbortController>(null)
  useEffect(() => () => upload.current?.abort(), [])

  async function send(chosen: File) {
    const { sentence: refusal } = checkImages([chosen], 0)
    setSentence(refusal)
    if (refusal || upload.current) return
    const controller = new AbortController()
    upload.current = controller
    setPercent(0)
    try {
      const [{ sendImage }, { UserView }] = await Promise.all([
        loadUpload(),
        import('#shared/user/user.schema.ts'),
      ])
      const { file, refusal: unsendable } = await pictureToSend(chosen)
      if (controller.signal.aborted) return
      if (unsendable !== null) return setSentence(unsendable)
      const user = await sendImage(
        { url: '/api/user/update-profile-image', field: 'image', data: UserView },
        {
          file,
          idempotencyKey: newKey(),
          onProgress: setPercent,
          signal: controller.signal,
        },
      )
      utils.user.get.setData(undefined, user)
      toastSuccess(t('Image updated successfully'))
    } catch (error) {
      if (controller.signal.aborted) return
      if (error instanceof UploadRefused) setSentence(error.message)
      toastError(
        error instanceof UploadRefused ? t('Failed to update image') : t('Error uploading image'),
      )
    } finally {
      upload.current = null
      setPercent(null)
    }
  }

  return { percent, sentence, send }
}
