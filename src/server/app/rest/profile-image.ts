import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mountImageRoute } from '#server/features/upload/upload.routes.ts'
import { updateUser } from '#server/features/user/user.service.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'

/** `POST /user/update-profile-image`: uploads a picture and sets it in the profile. */
export function mountProfileImage(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
) {
  mountImageRoute(server, contextOf, {
    url: '/user/update-profile-image',
    field: 'image',
    max: 1,
    scope: 'sessionOnly',
    // The same picture set twice harms nobody.
    isRepeatable: true,
    finish: async (context, actor, [image]) => ({
      message: 'Image updated successfully',
      data: await updateUser(context, actor, { image }),
    }),
  })
}
