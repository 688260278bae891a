import type { ContractForm } from '#platform/web/form.ts'
import { TagArt } from '#ui/art/TagArt.tsx'
import { Box } from '#ui/Box.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { TextField } from '#ui/TextField.tsx'
import { CHARACTERS, FINISHES, finishWords, fits, SHAPES, SIZES, shapeWords, sizeWords, TOO_LONG } from '../designs.ts'
import type { TagAnswers } from './answers.ts'

interface DesignFieldsProps extends Pick<TagAnswers, 'design' | 'engraving'> {
  /** What to spread on a field of the order. */
  field: ContractForm<TagAnswers>['form']['getInputProps']
}

/** More than any tag holds. */
const LONGEST_TYPED = 60

/** What the tag looks like, and what is engraved on its back. */
export function DesignFields({ design: { finish, shape, size }, engraving, field }: DesignFieldsProps) {
  const line = (name: 'name' | 'address') => {
    const { error, ...input } = field(`engraving.${name}`)
    // Said at once, and no longer once it fits: what the field cut off in silence would be missing on the tag.
    const wrong = fits(engraving[name], size) ? error !== TOO_LONG && error : TOO_LONG
    return { ...input, maxLength: LONGEST_TYPED, ...(wrong && { error: wrong }) }
  }
  return (
    <Rows>
      <ChoiceCards
        {...field('design.shape')}
        label="Shape"
        min="6rem"
        look="picture"
        choices={SHAPES.map((value) => ({ value, label: shapeWords[value], art: <Small shape={value} finish={finish} /> }))}
      />
      <ChoiceCards
        {...field('design.size')}
        label="Size"
        min="10rem"
        choices={SIZES.map((value) => ({ value, label: sizeWords[value], hint: `${CHARACTERS[value]} characters a line` }))}
      />
      <ChoiceCards
        {...field('design.finish')}
        label="Finish"
        min="5rem"
        look="picture"
        choices={FINISHES.map((value) => ({ value, label: finishWords[value], art: <Small shape={shape} finish={value} /> }))}
      />
      <Columns min="15rem" align="end">
        <TextField label="Name" hint="Yours, not your pet’s" autoComplete="name" {...line('name')} />
        <TextField
          label="House and street"
          hint={`Up to ${CHARACTERS.small} characters, or ${CHARACTERS.large} on a large tag`}
          autoComplete="address-line1"
          {...line('address')}
        />
        <TextField label="Postcode" autoComplete="postal-code" maxLength={12} {...field('engraving.postcode')} />
        <TextField
          label="Mobile number"
          hint="Anyone can read it on the tag"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          optional
          {...field('engraving.phone')}
        />
      </Columns>
    </Rows>
  )
}

const Small = ({ shape, finish }: Pick<TagAnswers['design'], 'shape' | 'finish'>) => (
  <Box component="span" w={72} aria-hidden="true">
    <TagArt shape={shape} finish={finish} lines={[]} label="" />
  </Box>
)
