/** What the browser sent; null where the body is no form: another content type, or parts that break off. */
export async function formDataOf(request: Request): Promise<FormData | null> {
  try {
    return await request.formData()
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** The name of this attempt to send the form: the page's own, or a new one. */
export function attemptOf(data: FormData): string {
  const given = data.get('attempt')
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

/** Whether the field is filled in that a person never sees. */
export function isTrapped(data: FormData): boolean {
  return textOf(data, 'leaveEmpty') !== ''
}

/** A field's text; empty where it is missing or a file. */
export function textOf(data: FormData, name: string): string {
  const given = data.get(name)
  return typeof given === 'string' ? given : ''
}
