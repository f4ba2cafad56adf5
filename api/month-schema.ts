import { isMonthKey } from '@cyberluach/core/day-key'
import { z } from '@hono/zod-openapi'
import { missingOr } from './text-schema.ts'

/** A month as `2026-12`. */
export const monthText = z
  .string({ error: missingOr('date') })
  .refine(isMonthKey, { error: 'date' })
  .openapi({ format: 'year-month', example: '2026-12' })
