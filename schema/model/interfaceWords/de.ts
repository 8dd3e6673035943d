import type { InterfaceWords } from './words.ts'

/** The words of the interface in German. */
export const de: InterfaceWords = {
  labels: {
    skip: 'Zum Inhalt springen',
    home: '{name}, zum Seitenanfang',
    navigation: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    footerNavigation: 'Fußzeile',
    socials: 'Profile',
    languages: 'Sprachen',
    newTab: '(öffnet in neuem Tab)',
    pictureMissing: 'Bild nicht verfügbar',
    darkMode: 'Dunkelmodus',
  },
  start: { label: 'Start' },
  stack: {
    action: 'Projekt ansehen',
    position: '{n} von {count}',
    suffix: 'Online',
    alt: 'Beispielbild zu {title}',
    loading: 'Die Beispielprojekte entstehen beim Laden der Seite.',
  },
  carousel: {
    previous: 'Vorherige Kundenstimme',
    next: 'Nächste Kundenstimme',
    position: '{n} von {count}',
    carousel: 'Karussell',
    slide: 'Folie',
    quote: '„{feedback}“',
    alt: 'Beispielbild zu {name}',
    loading: 'Die Kundenstimmen sind Beispiele und entstehen beim Laden der Seite.',
  },
  samples: { failed: 'Die Beispiele konnten nicht geladen werden.', retry: 'Erneut versuchen' },
  form: {
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
    required: 'Pflichtfeld',
    minLength: 'Mindestens {n} Zeichen',
    maxLength: 'Höchstens {n} Zeichen',
    between: '{min} bis {max} Zeichen',
    action: 'Nachricht senden',
    subject: 'Nachricht von {name}',
    subjectUnnamed: 'Nachricht aus dem Portfolio',
    body: '{message}\n\n{name}\n{email}',
    opened:
      'Die Nachricht sollte jetzt versandfertig im E-Mail-Programm stehen. Falls nicht, bitte direkt an {email} schreiben.',
  },
  delivery: {
    sending: 'Wird gesendet\u00a0…',
    done: 'Gesendet',
    retry: 'Erneut versuchen',
    sent: 'Vielen Dank, die Nachricht ist angekommen.',
    marked: 'Die Nachricht wurde noch nicht angenommen. Bitte die oben markierten Angaben prüfen.',
    refused: 'Die Nachricht wurde nicht angenommen.',
    failed:
      'Die Nachricht konnte nicht zugestellt werden: Auf der Empfängerseite ist ein Fehler aufgetreten.',
    offline: 'Es besteht keine Internetverbindung, daher wurde nichts gesendet.',
    late: 'Innerhalb von 15 Sekunden kam keine Antwort. Daher ist nicht sicher, ob die Nachricht angekommen ist.',
    broken:
      'Die Verbindung ist abgebrochen, bevor eine Antwort kam. Daher ist nicht sicher, ob die Nachricht angekommen ist.',
    trapped:
      'Es wurde nichts gesendet: Ein verstecktes Feld war ausgefüllt, wie es Bots tun. Es ist jetzt wieder leer; wenn Sie die Nachricht selbst geschrieben haben, drücken Sie bitte noch einmal auf die Schaltfläche.',
    kept: 'Der ganze Text ist noch da.',
    mail: 'Stattdessen per E-Mail senden',
    honeypot: 'Dieses Feld bitte leer lassen',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    heading: 'Hier ist *nichts.*',
    text: 'Die gesuchte Seite ist umgezogen oder hat nie existiert. Alles andere ist da, wo es hingehört.',
    action: 'Zur Startseite',
  },
  film: {
    play: 'Video abspielen: {title}',
    watch: 'Auf {host} ansehen',
    open: 'Video öffnen',
    note: 'Das Video wird erst beim Abspielen von {host} geladen.',
    track: 'Untertitel',
  },
}
