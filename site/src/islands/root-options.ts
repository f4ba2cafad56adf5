import type { RootOptions } from 'react-dom/client'
import { showErrorFallback } from '../chrome/error-fallback.ts'

/** For every root of React: a rendering error that nothing catches shows the fallback and is reported. */
export const rootOptions: RootOptions = {
  onUncaughtError: (error, { componentStack }) => showErrorFallback(error, componentStack ?? ''),
}
