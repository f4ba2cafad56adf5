import { TextareaField, TextField } from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import { Beside } from './Beside.tsx'
import type { FieldServerProps } from './field-props.ts'

/** A line with the one of the other language beside it. */
export function TextBeside(props: FieldServerProps) {
  return <Beside field={<TextField {...(fieldProps(props) as TextFieldClientProps)} />} props={props} />
}

/** Paragraphs with those of the other language beside them. */
export function TextareaBeside(props: FieldServerProps) {
  return (
    <Beside field={<TextareaField {...(fieldProps(props) as TextareaFieldClientProps)} />} props={props} />
  )
}

/** What Payload gives the field where nobody stands in for it. */
function fieldProps({ clientField, path, permissions, readOnly, schemaPath }: FieldServerProps): unknown {
  return { field: clientField, path, permissions, readOnly, schemaPath }
}
