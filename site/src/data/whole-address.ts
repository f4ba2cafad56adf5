import { publicOrigin } from './site.ts'

/**
 * The whole address of a path, for programs that read it elsewhere: by `PUBLIC_URL`, else at the host that was asked,
 * which is part of the shared cache's key.
 */
export function wholeAddress(path: string, asked: URL): string {
  return `${publicOrigin() ?? asked.origin}${path}`
}
