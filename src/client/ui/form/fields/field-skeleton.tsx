import { Input, Skeleton } from '@mantine/core'
import type { FieldProps } from '../model/field-props.ts'

/** Holds the place of a field whose code or choices still load, at its height: what is below must not move. */
export const FieldSkeleton = ({ input }: Pick<FieldProps, 'input'>) => (
  <Input.Wrapper label={input.label} description={input.description} size="md">
    <Skeleton h={44} />
  </Input.Wrapper>
)
