/** The question that stands in a form where no script can answer for its visitor. */
export const wordQuestion = {
  title: 'One question before it’s sent',
  text: 'Your browser couldn’t show by itself that this is no automatic message, so we ask a question. Everything you wrote is still in the form.',
  wrongTitle: 'That isn’t the answer',
  wrongText: 'Here is another question. Everything you wrote is still in the form.',
  wrong: 'That isn’t the answer, or it came after half an hour. Here is another question.',
  link: 'To the question',
  hint: 'A word or a number is enough.',
  lastHint:
    'A word or a number is enough. If you can’t answer, leave it empty and send: what you wrote is kept, and somebody from the team looks at it first.',
  dayAfter: 'Which day of the week comes right after {day}?',
  dayBefore: 'Which day of the week comes right before {day}?',
  monthAfter: 'Which month comes right after {month}?',
  monthBefore: 'Which month comes right before {month}?',
  sum: 'How much is {first} plus {second}?',
  largest: 'Which of these numbers is the largest: {list}?',
  smallest: 'Which of these numbers is the smallest: {list}?',
  animal: 'Which of these words is an animal: {list}?',
  fruit: 'Which of these words is a fruit: {list}?',
  color: 'Which of these words is a color: {list}?',
  clothing: 'Which of these words is a piece of clothing: {list}?',
  body: 'Which of these words is a part of the body: {list}?',
}
