import { pt } from './pt.ts'
import type { InterfaceWords } from './words.ts'

/** The words of the interface in European Portuguese: those of Brazil where these are the same. */
export const ptPT: InterfaceWords = {
  ...pt,
  labels: {
    ...pt.labels,
    skip: 'Saltar para o conteúdo',
    home: '{name}, voltar ao início da página',
    newTab: '(abre num novo separador)',
  },
  pictures: { ...pt.pictures, next: 'Imagem seguinte' },
  stack: {
    ...pt.stack,
    loading: 'Os projetos de exemplo são gerados quando a página é carregada.',
  },
  carousel: {
    ...pt.carousel,
    previous: 'Testemunho anterior',
    next: 'Testemunho seguinte',
    carousel: 'carrossel',
    slide: 'diapositivo',
    quote: '«{feedback}»',
    loading: 'Os testemunhos de exemplo são gerados quando a página é carregada.',
  },
  form: {
    ...pt.form,
    subjectUnnamed: 'Mensagem enviada através do portefólio',
    minLength: 'Carateres: no mínimo {n}',
    maxLength: 'Carateres: no máximo {n}',
    between: 'Carateres: de {min} a {max}',
    opened:
      'O seu programa de e-mail deverá mostrar agora a mensagem, pronta a enviar. Se tal não acontecer, escreva para {email}.',
  },
  delivery: {
    ...pt.delivery,
    sending: 'A enviar…',
    done: 'Enviada',
    sent: 'A sua mensagem chegou. Agradeço o contacto!',
    marked: 'A sua mensagem ainda não foi aceite. Verifique o que está assinalado acima.',
    refused: 'A mensagem não foi aceite.',
    failed: 'Não foi possível entregar a mensagem: algo correu mal do lado do destinatário.',
    offline: 'Está sem ligação à Internet, por isso nada foi enviado.',
    late: 'Não houve resposta em 15 segundos, por isso não é certo que a sua mensagem tenha chegado.',
    broken: 'A ligação caiu antes de haver resposta, por isso não é certo que a sua mensagem tenha chegado.',
    trapped:
      'Nada foi enviado: um campo oculto foi preenchido, como fazem os robôs. Está de novo vazio; se foi você que escreveu a mensagem, prima o botão mais uma vez.',
    kept: 'Tudo o que escreveu continua aqui.',
  },
  notFound: {
    ...pt.notFound,
    heading: 'Aqui *não há nada.*',
    text: 'A página que procura mudou de lugar ou nunca existiu. O resto está onde deve estar.',
  },
  caseStudy: { ...pt.caseStudy, next: 'Projeto seguinte' },
  film: {
    ...pt.film,
    play: 'Reproduzir o vídeo: {title}',
    watch: 'Ver em {host}',
    note: 'O vídeo é carregado a partir de {host} quando o reproduzir.',
  },
  dates: { present: 'presente' },
  resume: {
    ...pt.resume,
    title: 'Currículo',
    contact: 'Contacto',
    education: 'Formação académica',
    awards: 'Prémios',
    pdf: 'Descarregar em PDF',
  },
}
