// What templates have in place of what somebody is to write.

const parts =
  '(?:(?:full|first|last|work|job|project|company|institution|university|school|publication|award|certificate|certification|course|conference|journal|degree|user|blog|post|paper|client|product) )'
const things =
  '(?:name|title|role|position|company|university|school|city|email|bio|summary|description|username|tagline|headline|introduction)'
const yours = '(?:yourself|about you|your (?:role|bio|summary|(?:work )?experience|project|name|description))'

const filler = new RegExp(
  [
    'lorem ipsum\\b.*',
    // Description 1.
    '(?:sub-?)?(?:description|topic|hobby|bullet|point|item|highlight|achievement|responsibility|keyword|skill|tag|technology) #?\\d{1,2}\\.?',
    // [Your Company], Your full name here.
    `[[<{(]?(?:your|my) ${parts}?${things}(?: here)?[\\]>})]?\\.?`,
    // New Project Title.
    `(?:new )?${parts}(?:name|title)`,
    '(?:a )?(?:brief|short) (?:description|summary|overview) (?:of|about) (?:the|your|my|this|a)\\b.{0,80}',
    `(?:please )?(?:write|add|enter|insert|describe|summari[sz]e) (?:.{0,30} )?${yours}\\b.{0,40}`,
  ]
    .map((form) => `^${form}$`)
    .join('|'),
  'is',
)

/** Addresses of nobody. */
const addresses: readonly RegExp[] = [
  /^(?:mailto:)?(?:your|you|name|user|email|example|john\.?doe|jane\.?doe)[\w.-]*@(?:example|e?mail|domain|company)\.(?:com|org)$/i,
  /^(?:mailto:)?your[._-]?(?:name|e?mail)\b.*@/i,
  /^https?:\/\/(?:www\.)?(?:example\.(?:com|org)|your-?(?:site|website|domain|portfolio|blog|name|link|url)\.\w+)\/?(?:(?:your|project|demo)[\w-]*)?$/i,
  /^https?:\/\/[^/]+\/(?:in\/|@)?your-?(?:user-?name|name|profile|handle|id)\b/i,
]

/** Whether a text or an address is one of a template. */
export const isFiller = (text: string): boolean =>
  filler.test(text) || addresses.some((one) => one.test(text))

/** What templates call an entry, and nobody else does. */
const bareName = /^(?:company|organi[sz]ation|university|institution|award|certificate|publication|project)$/i

/** Whether what an entry is called is of a template, and so all of the entry. */
export const isFillerName = (name: string): boolean => filler.test(name.trim()) || bareName.test(name.trim())
