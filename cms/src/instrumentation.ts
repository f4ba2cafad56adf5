/** Runs once, before the first request is taken. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { bootOrExit } = await import('./boot/boot.ts')
  await bootOrExit()
}
