import '@mantine/core/styles/Slider.layer.css'
import { Slider } from '@mantine/core'
import { whenText } from '#platform/text/whentext.ts'

interface TimeSliderProps {
  /** The moments at which something happened, in milliseconds, in any order. */
  moments: readonly number[]
  value: number
  onChange: (moment: number) => void
}

/** Chooses one of several moments; arrow keys go from one to the next. */
export function TimeSlider({ moments, value, onChange }: TimeSliderProps) {
  const marks = [...new Set(moments)].sort((one, other) => one - other).map((moment) => ({ value: moment }))
  return (
    <Slider
      min={Math.min(...moments)}
      max={Math.max(...moments)}
      marks={marks}
      restrictToMarks
      value={value}
      onChange={onChange}
      label={null}
      size="md"
      thumbSize={28}
      thumbLabel="Show up to"
      thumbProps={{ 'aria-valuetext': whenText(new Date(value)) }}
      px="0.875rem"
    />
  )
}
