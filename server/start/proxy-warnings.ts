import type { Config } from '../config.ts'

/** What is likely to be forgotten about the proxies in front, a line each. */
export function proxyWarnings({
  publicUrl,
  trustedProxies,
}: Pick<Config, 'publicUrl' | 'trustedProxies'>): string[] {
  const warnings: string[] = []
  if (publicUrl?.startsWith('https:') && trustedProxies === 0) {
    warnings.push(
      'PUBLIC_URL is https and TRUST_PROXY is 0: if a proxy ends TLS in front, all visitors count as one address and share its limits. Set TRUST_PROXY to the number of proxies.',
    )
  }
  if (!publicUrl && trustedProxies > 0) {
    warnings.push(
      'TRUST_PROXY is set and PUBLIC_URL is not: each visitor is believed about the address of this site. Set PUBLIC_URL.',
    )
  }
  return warnings
}
