import type { Product } from '../server/testing/product.ts'
import { signIn } from './support/admin.ts'
import { untilShown } from './support/ask.ts'
import { atMost, percentile, reported, type Row } from './support/report.ts'
import { withSecondEdge } from './support/edges.ts'

const publications = 100

/** From sending a finished post until readers of both of two edges have it, and until the lists in both languages name it. */
export async function blog(product: Product): Promise<Row[]> {
  const admin = await signIn(product)
  return withSecondEdge(product, async (second) => {
    const origins = [product.origin, second.origin]
    const times: number[] = []
    const listed: number[] = []
    for (let index = 0; index < publications; index += 1) {
      const slug = `measured-${index}-${crypto.randomUUID().slice(0, 8)}`
      const title = `Measured post ${slug}`
      const lists = origins.flatMap((origin) => [`${origin}/blog`, `${origin}/he/blog`])
      await Promise.all(lists.map((page) => fetch(page).then((response) => response.text()))) // all cached
      const start = performance.now()
      await admin.send('POST', '/api/posts', {
        slug,
        title,
        content: '<h2>Measured</h2><p>A post that a measurement published.</p>',
        tags: ['measured'],
        status: 'published',
      })
      await Promise.all(origins.map((origin) => untilShown(`${origin}/blog/${slug}`, title)))
      times.push(performance.now() - start)
      await Promise.all(lists.map((page) => untilShown(page, title)))
      listed.push(performance.now() - start)
    }
    return [
      atMost('publish to visible on both of two edges, p99 of 100', percentile(times, 0.99), 300, ' ms'),
      reported('publish to visible, median', `${percentile(times, 0.5).toFixed(0)} ms`),
      reported('publish to listed in both languages, p99', `${percentile(listed, 0.99).toFixed(0)} ms`),
    ]
  })
}
