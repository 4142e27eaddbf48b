import type { Language } from '@fairground/kernel'

/** The texts of emails, push messages and webhooks. English is the type. */
const en = {
  yourTurn: (game: string) => `${game}: it is your turn`,
  body: (name: string, game: string, link: string) => `Hello ${name},\n\nthe table of ${game} is waiting for your move:\n${link}`,
  seatWaits: (tournament: string) => `${tournament}: your table is open`,
  seatBody: (name: string, tournament: string, link: string) =>
    `Hello ${name},\n\na new round of ${tournament} has begun. Take your seat:\n${link}`,
  until: (time: string) => `Your time runs out on ${time}.`,
  confirmSubject: 'Is this your address?',
  confirmBody: (link: string) =>
    `Somebody, most likely you, wants to be told at this address when it is their turn. To agree, open\n${link}\nIf it was not you, do nothing.`,
  test: 'This is how you will hear that it is your turn.',
}

export const words: Readonly<Record<Language, typeof en>> = {
  en,
  de: {
    yourTurn: (game) => `${game}: Du bist am Zug`,
    body: (name, game, link) => `Hallo ${name},\n\nder Tisch „${game}“ wartet auf deinen Zug:\n${link}`,
    seatWaits: (tournament) => `${tournament}: Dein Tisch ist offen`,
    seatBody: (name, tournament, link) => `Hallo ${name},\n\neine neue Runde von „${tournament}“ hat begonnen. Nimm Platz:\n${link}`,
    until: (time) => `Deine Zeit läuft ab am ${time}.`,
    confirmSubject: 'Ist das deine Adresse?',
    confirmBody: (link) =>
      `Jemand, vermutlich du, möchte unter dieser Adresse erfahren, wann er am Zug ist. Zum Zustimmen öffne\n${link}\nWarst du es nicht, brauchst du nichts zu tun.`,
    test: 'So erfährst du, dass du am Zug bist.',
  },
  vi: {
    yourTurn: (game) => `${game}: đến lượt bạn`,
    body: (name, game, link) => `Chào ${name},\n\nbàn ${game} đang chờ nước đi của bạn:\n${link}`,
    seatWaits: (tournament) => `${tournament}: bàn của bạn đã mở`,
    seatBody: (name, tournament, link) => `Chào ${name},\n\nmột vòng mới của ${tournament} đã bắt đầu. Hãy ngồi vào ghế:\n${link}`,
    until: (time) => `Bạn còn thời gian đến ${time}.`,
    confirmSubject: 'Đây có phải địa chỉ của bạn?',
    confirmBody: (link) =>
      `Có người, rất có thể là bạn, muốn được báo qua địa chỉ này khi đến lượt. Để đồng ý, hãy mở\n${link}\nNếu không phải bạn, xin bỏ qua thư này.`,
    test: 'Bạn sẽ được báo như thế này khi đến lượt.',
  },
}
