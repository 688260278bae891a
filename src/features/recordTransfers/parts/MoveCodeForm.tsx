import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Page } from '#ui/Page.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Where the code in a letter is typed. */
export function MoveCodeForm() {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [attempt, setAttempt] = useState(0)
  const missing = attempt > 0 && code.trim() === '' ? 'Enter the code in our letter' : undefined
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setAttempt(attempt + 1)
    void navigate(paths.moveAnswer(code.trim()))
  }
  return (
    <Page
      title="Answer our letter"
      lead="Did we write to you about a record that’s moving to us? Enter the code in the letter."
      width="narrow"
    >
      <FormRows onSubmit={check} noValidate errors={missing ? { code: missing } : {}} attempt={attempt}>
        <TextField
          id="field-code"
          label="Code in our letter"
          hint="12 letters and digits, for example 7K2M-9P4T-QX3H."
          width="medium"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={missing}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <FormActions>
          <ActionButton type="submit">Continue</ActionButton>
        </FormActions>
      </FormRows>
    </Page>
  )
}
