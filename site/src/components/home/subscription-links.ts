/** A feed's own address, and those that calendar programs, Google and Outlook take to subscribe to it by a name. */
export function subscriptionLinks(origin: string, feed: string, name: string) {
  const address = origin + feed
  const webcal = address.replace(/^https?:/, 'webcal:')
  const outlook = (host: string) =>
    `https://${host}/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`
  return {
    feed: address,
    app: webcal,
    google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
    outlook: outlook('outlook.live.com'),
    office: outlook('outlook.office.com'),
  }
}
