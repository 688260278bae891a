import { useCall } from '#platform/web/useCall.ts'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { findTrainer } from '../contract.ts'

interface TrainerCodeFieldProps {
  code: string
  /** `form.getInputProps('trainerCode')` */
  field: object
  optional?: boolean
}

const LENGTH = 8

/** A trainer’s referral code, and whose it is once it’s typed. */
export function TrainerCodeField({ code, field, optional = false }: TrainerCodeFieldProps) {
  const typed = code.replace(/[^0-9a-z]/gi, '')
  const { data: trainer } = useCall(findTrainer, { code: typed }, { enabled: typed.length === LENGTH })
  return (
    <>
      <TextField
        label="Your trainer’s code"
        hint={optional ? 'Your trainer gives it to you. You can add it later.' : 'Your trainer gives it to you.'}
        width="short"
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        optional={optional}
        {...field}
      />
      {trainer && (
        <Notice kind={trainer.courseApproval ? 'success' : 'warning'} title={`${trainer.name}, ${trainer.organisation}`} live>
          {trainer.courseApproval
            ? `The course is approved by the Secretary of State (${trainer.courseApproval}).`
            : 'The course isn’t approved by the Secretary of State. Its certificate counts as professional development and gives no right to implant.'}
        </Notice>
      )}
    </>
  )
}
