import { Component, type ErrorInfo, type FunctionComponent, type ReactNode } from 'react'
import { showErrorFallback } from '../error-reporting/error-report.ts'

/** For islands whose root is not ours: a rendering error inside shows the page's fallback and is reported. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isLost: boolean }> {
  override state = { isLost: false }

  static getDerivedStateFromError() {
    return { isLost: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    showErrorFallback(error, componentStack ?? '')
  }

  override render() {
    return this.state.isLost ? null : this.props.children
  }
}

/** An island whose errors are caught so. */
export function island<Props extends object>(View: FunctionComponent<Props>): FunctionComponent<Props> {
  return (props) => (
    <ErrorBoundary>
      <View {...props} />
    </ErrorBoundary>
  )
}
