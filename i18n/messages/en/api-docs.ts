export const apiDocs = {
  title: 'API documentation',
  intro:
    'What programs can read from the calendar and send to it. Everything here is made from the API’s own description.',
  document: 'The OpenAPI document',
  contents: 'Calls',
  notice: 'The descriptions are in English.',
  parameters: 'Parameters',
  body: 'Body',
  answers: 'Answers',
  name: 'Name',
  type: 'Type',
  meaning: 'Meaning',
  status: 'Status',
  required: 'required',
  needsToken: 'Needs a bearer token',
  unavailable: 'The documentation cannot be read just now. Try again in a moment.',
}
