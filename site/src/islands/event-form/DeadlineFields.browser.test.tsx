import { emptyEventForm } from '@cyberluach/core/forms/submission-form'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { EventForm } from './EventForm.tsx'
import { eventFormTexts } from './event-form-texts.ts'

type Deadlines = Partial<ReturnType<typeof emptyEventForm>>

const form = (locale: 'en' | 'he', cancelPath?: string, written?: Deadlines) => (
  <EventForm
    readsLinks={false}
    locale={locale}
    texts={eventFormTexts(messagesFor(locale))}
    countries={[['IL', 'Israel']]}
    languages={[['en', 'English']]}
    zones={[['Asia/Jerusalem', 'Israel Time']]}
    timeZone="Asia/Jerusalem"
    action="/submit/form"
    {...(cancelPath && { cancelPath })}
    {...(written && { posted: { values: { ...emptyEventForm(), ...written }, issues: [], attempt: 'a' } })}
  />
)

// What is typed is kept by the tab.

const places = () => document.querySelectorAll('[name$=Kind]').length

test('deadlines are added one after the other, each written in at once, up to ten, which is said', async () => {
  const locale = 'he'
  answerCalls(() => Response.json([]))
  const words = messagesFor(locale).eventForm.deadlines
  const place = await takeOver(form(locale))
  await page.getByText(words.title, { exact: true }).click()
  await expect.element(page.getByLabelText(words.kind)).toBeVisible()
  expect(places()).toBe(1)
  const add = page.getByRole('button', { name: words.add })
  const told = place.querySelector('[data-part=deadlines] [role=status]')
  for (let count = 2; count <= 10; count += 1) {
    expect(told).toHaveTextContent('')
    await add.click()
    await expect.poll(places).toBe(count)
    await expect.element(page.getByLabelText(words.kind).last()).toHaveFocus()
  }
  await expect.element(add).not.toBeInTheDocument()
  expect(told).toHaveTextContent(fill(locale, words.most, { n: 10 }))
  await removal(locale, 10).click()
  await expect.element(add).toBeVisible()
  expect(told).toHaveTextContent(fill(locale, words.removed, { n: 10 }))
})

const removal = (locale: 'en' | 'he', n: number) => {
  const { remove, legend } = messagesFor(locale).eventForm.deadlines
  return page.getByRole('button', { name: `${remove}: ${fill(locale, legend, { n })}`, exact: true })
}

test('one is removed from among others, which stay as they are, and the next is gone to', async () => {
  answerCalls(() => Response.json([]))
  const words = messagesFor('en').eventForm.deadlines
  await takeOver(
    form('en', undefined, {
      deadline1Kind: 'abstracts',
      deadline2Kind: 'registration',
      deadline2Day: '2027-01-02',
      deadline3Kind: 'earlyPrice',
      deadline3Url: 'https://c.example/',
    }),
  )
  const kinds = page.getByLabelText(words.kind)
  await removal('en', 2).click()
  await expect.poll(places).toBe(2)
  await expect.element(kinds.nth(1)).toHaveFocus()
  await expect.element(kinds.nth(0)).toHaveValue('abstracts')
  await expect.element(kinds.nth(1)).toHaveValue('earlyPrice')
  await expect.element(page.getByLabelText(words.url, { exact: true }).nth(1)).toHaveValue('https://c.example/')
  await expect.element(page.getByRole('group', { name: fill('en', words.legend, { n: 2 }) })).toBeVisible()
  // What is added afterwards is empty, and stands last.
  await page.getByRole('button', { name: words.add }).click()
  await expect.element(kinds.nth(2)).toHaveFocus()
  await expect.element(kinds.nth(2)).toHaveValue('')
  await expect.element(page.getByLabelText(words.day).nth(2)).toHaveValue('')
  // Of the last the one before it is gone to, and what is left alone can only be emptied.
  await removal('en', 3).click()
  await expect.element(kinds.nth(1)).toHaveFocus()
  await removal('en', 2).click()
  await removal('en', 1).click()
  await expect.element(kinds.nth(0)).toHaveFocus()
  await expect.element(kinds.nth(0)).toHaveValue('')
  await expect.element(page.getByRole('button', { name: words.remove })).not.toBeInTheDocument()
})

test('what is removed is neither wrong nor kept by the tab any more', async () => {
  answerCalls(() => Response.json([]))
  const { eventForm, validation } = messagesFor('en')
  const words = eventForm.deadlines
  await takeOver(form('en', undefined, { deadline1Kind: 'abstracts', deadline2Zone: 'UTC', deadline2Url: 'x' }))
  await page.getByRole('button', { name: eventForm.submit }).click()
  await expect.element(page.getByText(validation.url)).toBeVisible()
  await removal('en', 2).click()
  await expect.element(page.getByText(validation.url)).not.toBeInTheDocument()
  expect(JSON.parse(sessionStorage.getItem('cyberluach.event-form') ?? '')).toMatchObject({
    deadline1Kind: 'abstracts',
    deadline2Zone: '',
    deadline2Url: '',
  })
  await page.getByRole('button', { name: words.add }).click()
  await expect.element(page.getByLabelText(words.zone).nth(1)).toHaveValue('')
  await expect.element(page.getByLabelText(words.zone).nth(1)).not.toHaveAttribute('aria-invalid')
})

test('by the keyboard one is added, written in and removed', async () => {
  answerCalls(() => Response.json([]))
  const words = messagesFor('en').eventForm.deadlines
  await takeOver(form('en', undefined, { deadline1Kind: 'abstracts' }))
  page.getByRole('button', { name: words.add }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText(words.kind).nth(1)).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByLabelText(words.day).nth(1)).toHaveFocus()
  removal('en', 1).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText(words.kind)).toHaveFocus()
  await expect.element(page.getByLabelText(words.kind)).toHaveValue('')
})

test('what is wrong with one is said at its field, and nothing is sent', async () => {
  const asked = answerCalls(() => Response.json([]))
  const { eventForm, eventPage, validation } = messagesFor('en')
  await takeOver(form('en'))
  await page.getByText(eventForm.deadlines.title, { exact: true }).click()
  await page.getByLabelText(eventForm.deadlines.kind).selectOptions(eventPage.deadlineKinds.abstracts)
  await page.getByLabelText(eventForm.deadlines.url, { exact: true }).fill('javascript:1')
  await page.getByRole('button', { name: eventForm.submit }).click()
  await expect.element(page.getByText(validation.url)).toBeVisible()
  await expect.element(page.getByLabelText(eventForm.deadlines.day)).toHaveAttribute('aria-invalid', 'true')
  expect(asked).toEqual([])
})

test('a zone is chosen by its name, and asks for the rest', async () => {
  const locale = 'en'
  answerCalls(() => Response.json([]))
  const { eventForm } = messagesFor(locale)
  const words = eventForm.deadlines
  await takeOver(form(locale))
  await page.getByText(words.title, { exact: true }).click()
  const zone = page.getByLabelText(words.zone)
  await zone.selectOptions(words.anywhere)
  await expect.element(zone).toHaveValue('Etc/GMT+12')
  await zone.selectOptions('Israel Time')
  await page.getByRole('button', { name: eventForm.submit }).click()
  await expect.element(page.getByLabelText(words.kind)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText(words.day)).toHaveAttribute('aria-invalid', 'true')
})

test('of a day that has passed it is said, which keeps nothing back', async () => {
  const locale = 'he'
  answerCalls(() => Response.json([]))
  const { eventForm, validation } = messagesFor(locale)
  const { deadlines: words, past, fields } = eventForm
  await takeOver(form(locale))
  const start = page.getByLabelText(new RegExp(`^${fields.startDate.label}`))
  await start.fill('2019-03-10')
  await expect.element(start).toHaveAccessibleDescription(expect.stringContaining(past.event))
  await page.getByText(words.title, { exact: true }).click()
  const day = page.getByLabelText(words.day)
  await day.fill('2019-03-01')
  await page.getByLabelText(words.kind).selectOptions('abstracts')
  await expect.element(day).toHaveAccessibleDescription(expect.stringContaining(past.deadline))
  await page.getByRole('button', { name: eventForm.submit }).click()
  await expect
    .element(page.getByText(validation.required).or(page.getByText(eventForm.errors.title)).first())
    .toBeVisible()
  await expect.element(day).not.toHaveAttribute('aria-invalid')
  await expect.element(start).not.toHaveAttribute('aria-invalid')
  await start.fill('2099-03-10')
  await expect.element(start).not.toHaveAccessibleDescription(expect.stringContaining(past.event))
})

test('the same one twice is refused at the second, until it is another', async () => {
  answerCalls(() => Response.json([]))
  const { eventForm, validation } = messagesFor('en')
  const twice = { deadline1Kind: 'abstracts', deadline1Day: '2099-01-02' }
  await takeOver(form('en', undefined, { ...twice, deadline2Kind: 'abstracts', deadline2Day: '2099-01-02' }))
  const days = page.getByLabelText(eventForm.deadlines.day)
  await page.getByRole('button', { name: eventForm.submit }).click()
  await expect.element(days.nth(1)).toHaveAccessibleDescription(expect.stringContaining(validation.deadlineTwice))
  await expect.element(days.nth(0)).not.toHaveAttribute('aria-invalid')
  await page.getByLabelText(eventForm.deadlines.kind).nth(1).selectOptions('registration')
  await expect.element(days.nth(1)).not.toHaveAttribute('aria-invalid')
})

test('what the tab has kept is there again, however many there were', async () => {
  answerCalls(() => Response.json([]))
  sessionStorage.setItem(
    'cyberluach.event-form',
    JSON.stringify({ deadline1Kind: 'abstracts', deadline1Day: '2027-01-02', deadline2Kind: 'registration' }),
  )
  await takeOver(form('en'))
  await expect.poll(places).toBe(2)
  const kinds = page.getByLabelText(messagesFor('en').eventForm.deadlines.kind)
  await expect.element(kinds.nth(0)).toHaveValue('abstracts')
  await expect.element(kinds.nth(1)).toHaveValue('registration')
})

test('a page that has to work without scripts has all places, until a script comes', async () => {
  answerCalls(() => Response.json([]))
  let before = 0
  await takeOver(form('en', '/submit'), (markup) => {
    before = markup.querySelectorAll('[name$=Kind]').length
    // Nothing stands there that does nothing without scripts.
    expect(markup.querySelectorAll('[data-part=deadlines] button')).toHaveLength(0)
  })
  expect(before).toBe(10)
  await expect.poll(places).toBe(1)
})

test('what was written before the script came stays', async () => {
  answerCalls(() => Response.json([]))
  await takeOver(form('en', '/submit'), (markup) => {
    const third = markup.querySelector<HTMLInputElement>('[name=deadline3Day]')
    if (third) third.value = '2027-01-02'
  })
  await expect.poll(places).toBe(1)
  await expect.element(page.getByLabelText(messagesFor('en').eventForm.deadlines.day)).toHaveValue('2027-01-02')
})
