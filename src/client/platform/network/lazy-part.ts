import { type ComponentType, lazy } from 'react'

/** Components whose code is being loaded: the server waits for them and renders again. */
export const loadingComponents = new Set<Promise<unknown>>()

/** A component whose code is loaded when it is first shown. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(() => {
    const loading = load()
    const finish = () => loadingComponents.delete(loading)
    loadingComponents.add(loading)
    loading.then(finish, finish)
    return loading
  })
