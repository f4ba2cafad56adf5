import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { submissionWith } from '../../../testing/submission-with.ts'
import { TextProvider } from '../../text/TextContext.tsx'
import { Deadlines } from './Deadlines.tsx'

test('a submission without deadlines has no label of them either', () => {
  const shown = renderToStaticMarkup(
    <TextProvider timeZone="Asia/Jerusalem">
      <Deadlines submission={submissionWith({ deadlines: [] })} />
    </TextProvider>,
  )
  expect(shown).toBe('')
})
