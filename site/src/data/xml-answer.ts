/** An XML document as it is sent. */
export function xmlAnswer(document: string): Response {
  return new Response(document, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
