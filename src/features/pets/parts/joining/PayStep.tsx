import { CaptchaBox } from '#features/accounts/kit/captcha/CaptchaBox.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { PayWay } from './joining.ts'
import type { JoiningForm } from './useJoining.ts'

interface PayStepProps {
  form: JoiningForm
  way: PayWay
  onWay: (way: PayWay) => void
}

/** The code of a card, or a plan; and the proof that a person asks. */
export function PayStep({ form, way, onWay }: PayStepProps) {
  return (
    <>
      <ChoiceCards
        label="How do you want to pay?"
        min="15rem"
        value={way}
        onChange={(chosen) => onWay(chosen === 'code' ? 'code' : 'plan')}
        choices={[
          { value: 'plan', label: 'Choose a plan', hint: 'Register now, pay later' },
          { value: 'code', label: 'Use a registration code', hint: 'On the card that came with the chip' },
        ]}
      />
      {way === 'code' ? (
        <TextField
          {...form.getInputProps('registrationCode')}
          label="Registration code"
          hint="12 letters and numbers, for example 7K2M-9P4T-QX3H"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : (
        <ChoiceCards
          {...form.getInputProps('plan')}
          label="Plan"
          hint="You pay once, by card, after you register. You’ll see the amount first. Your pet can be found straight away."
          min="15rem"
          choices={[
            { value: 'single', label: 'This pet', hint: 'For its whole life' },
            { value: 'household', label: 'Every pet in your household', hint: 'For their whole lives, including future pets' },
          ]}
        />
      )}
      <CaptchaBox {...form.getInputProps('keeper.captcha')} />
    </>
  )
}
