export const apiDocs = {
  title: 'API documentation',
  intro:
    'Read from the calendar and submit to it from your own code. This page is generated from the OpenAPI document.',
  document: 'The OpenAPI document',
  contents: 'Endpoints',
  notice: 'The descriptions are in English.',
  parameters: 'Parameters',
  body: 'Body',
  answers: 'Responses',
  name: 'Name',
  type: 'Type',
  meaning: 'Meaning',
  status: 'Status',
  required: 'required',
  needsToken: 'Needs a bearer token',
  unavailable: 'The documentation is unavailable right now. Try again in a moment.',
}
