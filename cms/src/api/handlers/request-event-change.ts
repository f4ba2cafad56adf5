import { requestEventChange as endpoint } from '@cyberluach/api/submission-link'
import { askForChange } from '../../features/submissions/requests/ask.ts'
import { handle } from '../endpoint.ts'

export const requestEventChange = handle(endpoint, askForChange)
