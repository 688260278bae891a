import type { Draw } from './paint.ts'

const brush: Draw = ({ main, dark, light, accent }) => `
<path d="M460 470l230 230" stroke="${dark}" stroke-width="76"/><path d="M460 462l226 226" stroke="${main}" stroke-width="68"/><ellipse cx="370" cy="370" rx="180" ry="130" transform="rotate(45 370 370)" fill="${dark}"/><ellipse cx="366" cy="362" rx="176" ry="126" transform="rotate(45 366 362)" fill="${main}"/>
${[
  [300, 300],
  [350, 280],
  [280, 360],
  [340, 350],
  [400, 330],
  [330, 420],
  [390, 400],
  [440, 390],
  [400, 460],
  [450, 450],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="15" fill="${accent}"/><circle cx="${x}" cy="${Number(y) - 4}" r="6" fill="${light}"/>`)
  .join('')}`

const shampoo: Draw = ({ main, dark, light, accent }) => `
<rect x="310" y="340" width="280" height="380" rx="70" fill="${dark}"/><rect x="314" y="330" width="272" height="376" rx="66" fill="${main}"/><rect x="400" y="220" width="100" height="120" rx="20" fill="${accent}"/><path d="M450 220v-50h100" stroke="${accent}" stroke-width="36" fill="none"/>
<rect x="350" y="450" width="200" height="150" rx="30" fill="${light}"/><circle cx="410" cy="525" r="34" fill="${main}"/><circle cx="480" cy="505" r="22" fill="${accent}"/><circle cx="500" cy="560" r="16" fill="${main}"/>`

const clippers: Draw = ({ main, dark, light, accent }) => `
<path d="M290 690q-60-180 140-330l60 60q-90 150-100 290z" fill="${dark}"/><path d="M296 680q-56-174 134-316l54 54q-86 146-94 276z" fill="${main}"/><path d="M610 690q60-180-140-330l-60 60q90 150 100 290z" fill="${dark}"/><path d="M604 680q56-174-134-316l-54 54q86 146 94 276z" fill="${main}"/>
<path d="M400 400q-40-140 50-220 90 80 50 220z" fill="#c3ccd0"/><circle cx="450" cy="410" r="34" fill="${accent}"/><path d="M330 640q20-120 70-190" stroke="${light}" stroke-width="12" fill="none"/>`

const firstaid: Draw = ({ main, dark, light, accent }) => `
<path d="M350 310v-60q0-30 30-30h140q30 0 30 30v60" stroke="${dark}" stroke-width="36" fill="none"/><rect x="180" y="310" width="540" height="390" rx="56" fill="${dark}"/><rect x="184" y="300" width="532" height="384" rx="52" fill="${main}"/>
<circle cx="450" cy="494" r="120" fill="${light}"/><path d="M450 420v148M376 494h148" stroke="${accent}" stroke-width="52"/>`

const towel: Draw = ({ main, dark, light, accent }) => `
<rect x="220" y="300" width="460" height="400" rx="40" fill="${dark}"/><rect x="224" y="290" width="452" height="396" rx="36" fill="${main}"/><path d="M224 400h452M224 590h452" stroke="${light}" stroke-width="30"/><path d="M224 440h452M224 550h452" stroke="${accent}" stroke-width="10"/>`

const toothbrush: Draw = ({ main, dark, light, accent }) => `
<path d="M250 690L560 350" stroke="${dark}" stroke-width="58"/><path d="M250 682L560 342" stroke="${main}" stroke-width="50"/><rect x="540" y="250" width="150" height="76" rx="26" transform="rotate(-48 600 300)" fill="${dark}"/>
<g stroke="${light}" stroke-width="18"><path d="M560 250l-50-40M590 222l-50-40M620 194l-50-40M648 164l-50-40"/></g><ellipse cx="320" cy="640" rx="60" ry="24" fill="${accent}" transform="rotate(-48 320 640)"/>`

export const CARE = { brush, shampoo, clippers, firstaid, towel, toothbrush }
