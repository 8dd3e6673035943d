import { dataReveal, dataTurning } from '../../shared/dataAttributes.ts'
import { prefersReducedMotion } from './breakpoints.ts'

/**
 * The global styles, written into the page's head, where they cost no script. `--height` of a card is not inherited:
 * otherwise each change would restyle all that is in the card.
 */
export const global = `
@property --height{syntax:'<length-percentage>';inherits:false;initial-value:0%}
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{background:var(--background);color:var(--text);font-family:var(--text-face);font-size:100%;line-height:1.6;
 -webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:var(--scroll-padding);
 scrollbar-color:var(--border) var(--background);-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
body{min-block-size:100vh;min-block-size:100svh;font-size:var(--type-text)}
#_page{overflow-x:clip;display:flex;flex-direction:column;min-block-size:100vh;min-block-size:100svh}
#_page>main{flex:1 0 auto}
h1,h2,h3{font-family:var(--display);font-weight:var(--display-weight);font-stretch:var(--display-width);line-height:calc(1.05 + var(--diacritics));letter-spacing:var(--tight);text-wrap:balance;overflow-wrap:anywhere}
h1{font-family:Headline,var(--display)}
h3{letter-spacing:0}
h1 em:is(:lang(ja),:lang(zh)){display:inline-block}
:lang(ja),:lang(zh){line-break:strict}
:is(h1,h2,h3,p,li,dd,td,summary):lang(ja){word-break:auto-phrase}
:lang(ko){word-break:keep-all}
p,li{text-wrap:pretty}
ul,ol{padding:0;list-style:none}
a{color:inherit;text-decoration:none}
button,input,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer;touch-action:manipulation}
img,svg{display:block;max-inline-size:100%}
:focus-visible{outline:var(--stroke) solid var(--accent);outline-offset:var(--space-half);border-radius:var(--radius-small)}
::selection{background:var(--accent);color:var(--on-accent)}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
:where([${dataTurning}]) *,:where([${dataTurning}]) *::before,:where([${dataTurning}]) *::after{transition-property:transform!important}
@media ${prefersReducedMotion}{*,*::before,*::after{transition-property:color,background-color,border-color,opacity!important}}
@media print{[${dataReveal}]{opacity:1!important;transform:none!important}section:has([data-samples]:not([data-samples=ready])){display:none}}
`
  .replace(/\n\s*/g, '')
  .trim()
