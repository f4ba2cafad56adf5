/** Marks the entry of the contents whose section is being read. */
const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('[aria-labelledby="contents-title"] a')].map((link) => [
    decodeURIComponent(link.hash.slice(1)),
    link,
  ]),
)
const sections = [...links.keys()].map((id) => document.getElementById(id)).filter((section) => section !== null)

/** A section counts as read once its head has passed this share of the window. */
const readingLine = 0.3

function mark(): void {
  const line = innerHeight * readingLine
  const current = sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0]
  for (const [id, link] of links) {
    if (id === current?.id) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -70% 0px' })
for (const section of sections) observer.observe(section)
