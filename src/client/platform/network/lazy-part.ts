import { type ComponentType, lazy } from 'react'

/** Code of parts that is being fetched: the server waits for it and renders again. */
export const partsUnderWay = new Set<Promise<unknown>>()

/** A part of a page whose code is fetched when it is first shown. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(() => {
    const loading = load()
    const finish = () => partsUnderWay.delete(loading)
    partsUnderWay.add(loading)
    loading.then(finish, finish)
    return loading
  })
