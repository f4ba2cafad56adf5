import { messagesFor } from '@cyberluach/i18n/messages'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShareMenu } from './ShareMenu.tsx'

const { share: labels } = messagesFor('en')
const rendered = (path: string) => renderToString(<ShareMenu locale="en" labels={labels} path={path} text="Flags" />)

test('no network is told a path of a site that it cannot know', () => {
  const html = rendered('/he/event/flags')
  expect(html).toContain(labels.linkedin)
  for (const attribute of ['href=', 'target=', 'rel=']) expect(html).not.toContain(attribute)
})

test('a whole address is shared as it is', () => {
  expect(rendered('https://calendar.example/event/flags')).toContain(
    `https://wa.me/?text=${encodeURIComponent('Flags https://calendar.example/event/flags')}`,
  )
})
