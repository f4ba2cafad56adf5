import { requestEventDetails as endpoint } from '@cyberluach/api/submission-link'
import { askForDetails } from '../../features/submissions/requests/ask.ts'
import { handle } from '../endpoint.ts'

export const requestEventDetails = handle(endpoint, askForDetails)
