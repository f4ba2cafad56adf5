/** What makes a translated field of a form stand beside what it says in the other language, by the field's type. */
export const beside = {
  text: { Field: '/panel/beside/TextBeside.tsx#TextBeside' },
  textarea: { Field: '/panel/beside/TextBeside.tsx#TextareaBeside' },
}
