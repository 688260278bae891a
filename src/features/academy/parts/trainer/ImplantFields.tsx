import { ActionButton } from '#ui/ActionButton.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { LEAST_IMPLANTS } from '../../kinds.ts'
import { type Assessment, nextImplant } from './assessing.ts'

interface ImplantFieldsProps {
  implants: Assessment['implants']
  /** `form.getInputProps` */
  field: (path: string) => object
  onChange: (implants: Assessment['implants']) => void
}

/** The implants that a trainer watched: at least three for a pass. */
export function ImplantFields({ implants, field, onChange }: ImplantFieldsProps) {
  return (
    <Rows>
      {implants.map((_implant, index) => (
        <Panel key={index} level={3} title={`Implant ${index + 1}`} look="sunk">
          <Columns min="15rem">
            <TextField label="Microchip number" inputMode="numeric" autoComplete="off" {...field(`implants.${index}.chipNumber`)} />
            <TextField label="Practice or town" maxLength={100} {...field(`implants.${index}.place`)} />
            <DateField label="Date" {...field(`implants.${index}.on`)} />
            <SelectField
              label="How did it go?"
              options={[
                { value: 'yes', label: 'Passed' },
                { value: 'no', label: 'Not passed' },
              ]}
              {...field(`implants.${index}.passed`)}
            />
          </Columns>
        </Panel>
      ))}
      <FormActions>
        <ActionButton weight="plain" size="sm" onClick={() => onChange([...implants, nextImplant(implants)])}>
          Add an implant
        </ActionButton>
        {implants.length > LEAST_IMPLANTS && (
          <ActionButton weight="quiet" size="sm" onClick={() => onChange(implants.slice(0, -1))}>
            Remove the last implant
          </ActionButton>
        )}
      </FormActions>
    </Rows>
  )
}
