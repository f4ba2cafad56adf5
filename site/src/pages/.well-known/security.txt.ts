import type { APIRoute } from 'astro'
import { securityTxt } from '../../data/security-txt.ts'
import { securityContact } from '../../data/site.ts'
import { wholeAddress } from '../../data/meta.ts'

export const GET: APIRoute = ({ locals, url }) => {
  locals.cacheTags = ['texts']
  const contact = securityContact()
  if (!contact) return new Response(null, { status: 404 })
  const text = securityTxt(contact, wholeAddress('/.well-known/security.txt', url), new Date())
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
