import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { TOPIC_CODES, TOPICS } from '../subjects.ts'

interface TopicFieldsProps {
  form: { errors: Record<string, unknown>; getInputProps: (path: string, options: { type: 'checkbox' }) => object }
}

/** What the newsletter may be about, each with how often it comes. */
export function TopicFields({ form }: TopicFieldsProps) {
  const { topics } = form.errors
  return (
    <FieldGroup label="What can we send you?" error={typeof topics === 'string' ? topics : undefined}>
      <Rows gap="sm">
        {TOPIC_CODES.map((topic) => (
          <CheckField key={topic} {...TOPICS[topic]} {...form.getInputProps(`topics.${topic}`, { type: 'checkbox' })} />
        ))}
      </Rows>
    </FieldGroup>
  )
}
