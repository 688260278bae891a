import '@mantine/core/styles/Slider.layer.css'
import { Slider } from '@mantine/core'
import { whenText } from '#platform/text/whentext.ts'
import { Themed } from './Themed.tsx'

interface TimeSliderProps {
  label: string
  /** In milliseconds, in any order. */
  moments: readonly number[]
  value: number
  onChange: (moment: number) => void
}

/** Chooses one of several moments; arrow keys go from one to the next. */
export function TimeSlider({ label, moments, value, onChange }: TimeSliderProps) {
  const marks = [...new Set(moments)].sort((one, other) => one - other).map((moment) => ({ value: moment }))
  return (
    <Themed>
      <Slider
        min={Math.min(...moments)}
        max={Math.max(...moments)}
        marks={marks}
        restrictToMarks
        value={value}
        onChange={onChange}
        label={null}
        thumbSize={28}
        thumbLabel={label}
        thumbValueText={(moment) => whenText(new Date(moment))}
        px="0.875rem"
      />
    </Themed>
  )
}
