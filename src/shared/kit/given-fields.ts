/** Only the given fields; an explicit `undefined` counts as not given. */
export const givenFields = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>
