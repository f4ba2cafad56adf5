/** Minutes of inactivity after which an admin is logged out; shorter where the product is being worked on. */
export function sessionMinutes(hostname: string, configured: string | undefined): number {
  const minutes = Number(configured)
  if (minutes > 0) return minutes
  const isDevelopment = ['localhost', '127.0.0.1'].includes(hostname) || hostname.includes('replit')
  return isDevelopment ? 1 : 7
}
