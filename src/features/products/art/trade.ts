import type { Draw } from './paint.ts'

const scanner: Draw = ({ main, dark, light, accent }) => `
<path d="M400 420h100l30 290q-80 30-160 0z" fill="${dark}"/><path d="M404 410h92l28 288q-74 28-148 0z" fill="${main}"/><ellipse cx="450" cy="310" rx="220" ry="150" fill="none" stroke="${dark}" stroke-width="76"/><ellipse cx="450" cy="300" rx="220" ry="150" fill="none" stroke="${main}" stroke-width="66"/>
<rect x="404" y="470" width="92" height="80" rx="14" fill="${light}"/><path d="M420 496h60M420 522h40" stroke="${dark}" stroke-width="9"/><circle cx="450" cy="610" r="26" fill="${accent}"/>`

const syringes: Draw = ({ main, dark, light, accent }) => `
<rect x="190" y="330" width="520" height="370" rx="36" fill="${dark}"/><rect x="194" y="322" width="512" height="364" rx="32" fill="${main}"/><rect x="230" y="360" width="440" height="150" rx="20" fill="${light}"/>
${[290, 390, 490, 590].map((x) => `<path d="M${x} 300v-110" stroke="#9aa6ab" stroke-width="10"/><rect x="${x - 26}" y="270" width="52" height="180" rx="18" fill="#eef4f6"/><rect x="${x - 14}" y="300" width="28" height="110" rx="10" fill="${accent}"/><rect x="${x - 36}" y="446" width="72" height="18" rx="9" fill="#9aa6ab"/>`).join('')}
<path d="M260 580h380M260 630h240" stroke="${light}" stroke-width="16"/>`

const whelping: Draw = ({ main, dark, deep, light, accent }) => `
<path d="M180 400h540v260H180z" fill="${dark}"/><path d="M190 390h520v256H190z" fill="${main}"/><path d="M230 430h440v150H230z" fill="${deep}"/><path d="M240 500q210 120 420 0v80H240z" fill="${light}"/><path d="M190 470h520" stroke="${accent}" stroke-width="14"/>`

const scales: Draw = ({ main, dark, light, accent }) => `
<path d="M220 470q230-110 460 0l-30 60q-200-80-400 0z" fill="${light}"/><rect x="230" y="520" width="440" height="180" rx="40" fill="${dark}"/><rect x="234" y="512" width="432" height="174" rx="36" fill="${main}"/><rect x="350" y="560" width="200" height="80" rx="16" fill="#e9f3ee"/><path d="M380 600h60M460 600h60" stroke="${accent}" stroke-width="18"/>`

const kennels: Draw = ({ main, dark, light, accent }) => `
<rect x="250" y="230" width="400" height="480" rx="24" fill="${dark}"/><rect x="254" y="222" width="392" height="476" rx="20" fill="${main}"/><rect x="290" y="270" width="320" height="70" rx="12" fill="${light}"/>${[390, 460, 530, 600].map((y) => `<rect x="290" y="${y}" width="36" height="36" rx="8" fill="${accent}"/><path d="M350 ${y + 18}h240" stroke="${light}" stroke-width="14"/>`).join('')}`

const slip: Draw = ({ main, dark, light, accent }) => `
<ellipse cx="450" cy="340" rx="150" ry="130" fill="none" stroke="${dark}" stroke-width="44"/><ellipse cx="450" cy="332" rx="150" ry="130" fill="none" stroke="${main}" stroke-width="38"/><path d="M450 470v90q0 100-110 130" stroke="${main}" stroke-width="38" fill="none"/><rect x="420" y="456" width="60" height="60" rx="16" fill="${accent}"/><path d="M450 560v30" stroke="${light}" stroke-width="10"/>`

const bin: Draw = ({ main, dark, light, accent }) => `
<path d="M270 360h360l-30 350H300z" fill="${dark}"/><path d="M274 350h352l-30 346H304z" fill="${main}"/><rect x="240" y="270" width="420" height="90" rx="26" fill="${accent}"/><rect x="380" y="286" width="140" height="34" rx="17" fill="${dark}"/>
<circle cx="450" cy="530" r="86" fill="${light}"/><path d="M420 560l60-90M446 590l60-90" stroke="${dark}" stroke-width="14"/>`

export const TRADE = { scanner, syringes, whelping, scales, kennels, slip, bin }
