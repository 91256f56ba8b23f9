import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

interface State {
  error: unknown
}

/** Catches what a page throws; React itself writes it to the console. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />
  }
}
