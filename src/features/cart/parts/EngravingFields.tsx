import { Rows } from '#ui/Columns.tsx'
import { TextField } from '#ui/TextField.tsx'

interface EngravingFieldsProps {
  /** How many lines there’s room for, and how many characters in each. */
  room: { lines: number; characters: number }
  value: readonly string[]
  onChange: (lines: string[]) => void
}

/** What is written on something, seen as it is typed. */
export function EngravingFields({ room: { lines, characters }, value, onChange }: EngravingFieldsProps) {
  const all = Array.from({ length: lines }, (_, index) => value[index] ?? '')
  return (
    <Rows gap="sm">
      {all.map((line, index) => (
        <TextField
          key={index}
          label={lines === 1 ? 'What should we write on it?' : `Line ${index + 1}`}
          hint={
            index === 0 ? `Up to ${characters} characters. You can’t send it back once we’ve written on it, unless it’s faulty.` : undefined
          }
          maxLength={characters}
          optional
          value={line}
          onChange={(event) => onChange(all.map((before, at) => (at === index ? event.currentTarget.value : before)))}
        />
      ))}
      {all.some((line) => line.trim()) && <Plate lines={all.map((line) => line.trim())} characters={characters} />}
    </Rows>
  )
}

const LINE = 34

/** The writing, as wide as the longest line may be. */
function Plate({ lines, characters }: { lines: readonly string[]; characters: number }) {
  const [width, height] = [Math.max(160, characters * 15 + 32), lines.length * LINE + 28]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`How it will look: ${lines.filter(Boolean).join(' / ')}`}
      style={{ height: 'auto', maxWidth: '20rem', width: '100%' }}
    >
      <rect width={width} height={height} rx="14" fill="#f2ecdd" stroke="#cdbf9d" />
      {lines.map((line, index) => (
        <text
          key={index}
          x={width / 2}
          y={14 + LINE * (index + 0.72)}
          textAnchor="middle"
          fill="#4a3a1c"
          fontFamily="var(--mantine-font-family-headings)"
          fontSize="24"
          fontWeight="600"
        >
          {line}
        </text>
      ))}
    </svg>
  )
}
