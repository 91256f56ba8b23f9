/** A JSON Schema as plain data. */
export interface ContractSchema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, ContractSchema>
  required?: string[]
  items?: ContractSchema
  additionalProperties?: boolean | ContractSchema
  /** Of a record's members. */
  propertyNames?: ContractSchema
  anyOf?: ContractSchema[]
  oneOf?: ContractSchema[]
  [keyword: string]: unknown
}

export interface ContractParameter {
  name: string
  in: string
  required?: boolean
  schema?: ContractSchema
}

export interface ContractOperation {
  parameters?: ContractParameter[]
  requestBody?: { required?: boolean; content?: Record<string, { schema?: ContractSchema }> }
  responses?: Record<string, { content?: Record<string, { schema?: ContractSchema }> }>
  security?: object[]
}

/** As much of an OpenAPI document as clients depend on. */
export interface ContractDocument {
  info: { version: string }
  paths: Record<string, Record<string, ContractOperation>>
  components: { schemas: Record<string, ContractSchema> }
}

export interface ContractChange {
  isBreaking: boolean
  /** `GET /crop/all-crops answer crops[].price` */
  where: string
  what: string
}
