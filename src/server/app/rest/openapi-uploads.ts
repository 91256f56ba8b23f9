import { maxImages } from '#shared/kit/image.ts'
import {
  importFileTypes,
  importKinds,
  pictureZipTypes,
} from '#shared/listing-import/listing-import.constants.ts'
import { successHeaders } from './openapi-headers.ts'
import {
  failureResponses,
  idempotencyKey,
  type JsonSchema,
  type Paths,
  successSchema,
} from './openapi-parts.ts'

type UploadParameter = {
  name: string
  in: 'query' | 'path'
  required: boolean
  description: string
  schema: JsonSchema
}

interface Upload {
  operationId: string
  summary: string
  tag: string
  /** The multipart field with the files. */
  name: string
  field: JsonSchema
  answer: JsonSchema
  /** Further failures, by their status. */
  more?: Record<number, string>
  /** What the body can be without a form around it: the file itself. */
  bareTypes?: readonly string[]
  parameters?: readonly UploadParameter[]
  /** Whether it takes an `Idempotency-Key`. A file that is sent again replaces the one that waits. */
  isKeyed?: boolean
  /** Whether its address names a row, which may not exist. */
  namesOne?: boolean
}

const image: JsonSchema = {
  type: 'string',
  format: 'binary',
  contentMediaType: 'application/octet-stream',
  description: 'JPEG, PNG, WebP or AVIF, under 2 MB.',
}

const bareFile = (mediaType: string): JsonSchema => ({
  type: 'string',
  format: 'binary',
  contentMediaType: mediaType,
})

const traits = { hasInput: true, hasBody: true, isProtected: true, namesOne: false }

function post(upload: Upload): Paths[string] {
  const { operationId, summary, tag, name, field, answer, parameters = [], isKeyed = true } = upload
  const { namesOne = false, bareTypes = [], more = {} } = upload
  const headers = successHeaders({
    takesKey: isKeyed,
    ignoresKey: !isKeyed,
    ignoresMembers: false,
    isDeprecated: false,
  })
  const form: JsonSchema = { type: 'object', properties: { [name]: field }, required: [name] }
  return {
    post: {
      operationId,
      summary,
      description:
        bareTypes.length > 0
          ? 'The file itself with its media type, or a multipart form with it. Needs a token.'
          : 'A multipart form. Needs a token.',
      tags: [tag],
      security: [{ bearer: [] }],
      parameters: [...(isKeyed ? [idempotencyKey] : []), ...parameters],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': { schema: form },
          ...Object.fromEntries(bareTypes.map((type) => [type, { schema: bareFile(type) }])),
        },
      },
      responses: {
        200: { description: 'Done', headers, content: { 'application/json': { schema: answer } } },
        ...failureResponses({ ...traits, takesKey: isKeyed, namesOne, more }),
      },
    },
  }
}

/**
 * The routes that take files, which no procedure can. They are described by hand, as they are mounted by hand.
 * @param user the schema of the user that `get-user` returns.
 * @param listingImport the schema of the import that `get-import` returns.
 */
export function uploadPaths(user: JsonSchema, listingImport: JsonSchema): Paths {
  const address: JsonSchema = { type: 'string', description: 'Its address on this site.' }
  return {
    '/utils/upload-images': post({
      operationId: 'upload-images',
      summary: 'Upload up to five pictures; returns their addresses',
      tag: 'Uploads',
      name: 'images',
      field: { type: 'array', items: image, minItems: 1, maxItems: maxImages },
      answer: successSchema({ type: 'array', items: address }, []),
      parameters: [
        {
          name: 'for',
          in: 'query',
          required: false,
          description:
            'What the pictures are for. Those for a message are private: their addresses are signed and good for a day, and no listing can show them.',
          schema: { type: 'string', enum: ['listing', 'message'], default: 'listing' },
        },
      ],
    }),
    '/user/update-profile-image': post({
      operationId: 'user-updateProfileImage',
      summary: 'Upload your profile picture; returns your profile',
      tag: 'Profile',
      name: 'image',
      field: image,
      answer: successSchema(user, ['message']),
    }),
    '/listing-import/upload': post({
      operationId: 'listingImport-upload',
      summary: 'Send a file of listings; nothing is listed before you start the import',
      tag: 'Imports',
      name: 'file',
      field: {
        type: 'string',
        format: 'binary',
        contentMediaType: 'application/octet-stream',
        description: 'CSV in UTF-8, XLSX or JSON lines, up to 10 MB and 50,000 rows.',
      },
      answer: successSchema(listingImport, []),
      isKeyed: false,
      bareTypes: importFileTypes,
      more: { 409: 'Another import of yours is not finished.' },
      parameters: [
        {
          name: 'kind',
          in: 'query',
          required: false,
          description: 'Which listings the rows are.',
          schema: { type: 'string', enum: [...importKinds], default: 'crops' },
        },
        {
          name: 'name',
          in: 'query',
          required: false,
          description: 'The name of the file, for a body that is the file itself.',
          schema: { type: 'string', default: 'upload' },
        },
      ],
    }),
    '/listing-import/pictures/{importId}': post({
      operationId: 'listingImport-pictures',
      summary: 'Send the pictures that the rows of an import name, in a zip',
      tag: 'Imports',
      name: 'file',
      field: {
        type: 'string',
        format: 'binary',
        contentMediaType: 'application/zip',
        description: 'A zip of up to 100 pictures and 50 MB.',
      },
      answer: successSchema(listingImport, []),
      isKeyed: false,
      bareTypes: pictureZipTypes,
      more: { 409: 'The import is at another step, or the pictures of a zip are being read.' },
      namesOne: true,
      parameters: [
        {
          name: 'importId',
          in: 'path',
          required: true,
          description: 'The import, which was sent but not started.',
          schema: { type: 'string', format: 'uuid' },
        },
      ],
    }),
  }
}
