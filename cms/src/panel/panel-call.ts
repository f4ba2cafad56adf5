/** Where Payload answers the panel. */
export const panelApi = '/cms/api'

/**
 * A call of the panel beside Payload's own. It is declared once, for the component that asks and the endpoint that
 * answers; `:id` stands for the document that it is about.
 */
export type PanelCall = {
  method: 'get' | 'post'
  path: `/${string}`
  /** Whose endpoint it is, where it is a collection's. */
  collection?: string
}

/** The address to ask, of one document where the call is about one. */
export function addressOf({ path, collection }: PanelCall, id = ''): string {
  const place = collection ? `${panelApi}/${collection}` : panelApi
  return place + path.replace(':id', encodeURIComponent(id))
}

/** Says that a document is no longer written by whoever says it. */
export const releaseLockCall = { method: 'post', path: '/free-document' } as const satisfies PanelCall
