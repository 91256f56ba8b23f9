import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../core/trpc.ts'
import { mountImageRoute } from '../features/upload/upload.routes.ts'
import { updateUser } from '../features/user/user.service.ts'

/** `POST /user/update-profile-image`: an upload and a change of profile in one call. */
export function mountProfileImage(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
) {
  mountImageRoute(server, contextOf, {
    url: '/user/update-profile-image',
    field: 'image',
    max: 1,
    finish: async (context, actor, [image]) => ({
      message: 'Image updated successfully',
      data: await updateUser(context, actor, { image }),
    }),
  })
}
