import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

interface Props {
  /** The page's path; a change of the path clears the error. */
  path: string
  children: ReactNode
}

interface State {
  path: string
  failure: { error: unknown } | null
}

/** Shows the error page for what a page throws; React logs the error to the console. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State {
    return path === state.path ? state : { path, failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure ? <ErrorPage error={failure.error} /> : this.props.children
  }
}
