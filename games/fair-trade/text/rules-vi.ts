import type { RulesSection } from '@fairground/kernel'
import type { Facts } from '../state.ts'
import { freeCards as free, poolExample, steepestMarket, tieExample } from './examples.ts'
import { cards, list } from './names-vi.ts'
import { named } from './shared.ts'

export function rules(facts: Facts): readonly RulesSection[] {
  const tie = tieExample(facts)
  const pool = poolExample(facts)
  const steep = steepestMarket(facts)
  return [
    {
      id: 'aim',
      title: 'Trò chơi nói về điều gì',
      paragraphs: [
        'Ai cũng vừa là nông dân vừa là thương nhân. Làm nông dân, bạn bỏ xu để trồng trọt tử tế; đứng càng xa về bên trái hàng nông dân, thương nhân trả tiền cho bạn ra giá càng cao. Làm thương nhân, bạn trả tiền cho hàng ấy; đứng càng xa về bên trái hàng thương nhân, bạn càng được nhiều dấu công bằng.',
        'Sau phiên chợ cuối, ai nhiều dấu nhất thì thắng. Nợ bị trừ.',
      ],
    },
    {
      id: 'start',
      title: 'Bắt đầu',
      paragraphs: [
        `Mỗi người có bài đấu giá từ 1 đến ${facts.highestBid} và ${facts.startCoins} xu. Dấu nông dân được trao ngẫu nhiên; dấu thương nhân ở người ngồi bên phải người ấy.`,
        'Lật hai lá chợ: chợ hiện tại và chợ sắp tới. Sau đó mọi người bí mật để riêng hai lá đấu giá rồi cùng lật: chúng bị khóa ở vòng đầu.',
      ],
    },
    {
      id: 'bid',
      title: 'Đấu giá',
      paragraphs: [
        `Mọi người bí mật chọn hai lá khác nhau trong ${free(facts)} lá còn tự do: một lá làm giá nông dân, một lá làm giá thương nhân. Tất cả cùng lật.`,
        'Bạn được phép trả giá cao hơn số xu mình có; xem phần Trả tiền.',
      ],
    },
    {
      id: 'rows',
      title: 'Hai hàng',
      paragraphs: [
        'Giá nông dân xếp hàng dưới, giá thương nhân xếp hàng trên, mỗi hàng từ cao xuống thấp.',
        'Giá nông dân bằng nhau thì xếp theo chiều kim đồng hồ, bắt đầu từ người giữ dấu nông dân. Giá thương nhân bằng nhau thì xếp theo chiều ngược lại, bắt đầu từ người giữ dấu thương nhân. Vì vậy người giữ dấu nông dân luôn thắng khi hòa ở hàng dưới và luôn thua khi hòa ở hàng trên.',
      ],
      example: `Bốn người chơi, ghế 1 giữ dấu nông dân. Ghế 1, 2 và 4 đều trả ${tie.farmer} làm nông dân và ${tie.trader} làm thương nhân, ghế 3 trả ${tie.lowFarmer} và ${tie.lowTrader}. Nông dân: 1, 2, 4, 3. Thương nhân: 4, 2, 1, 3.`,
    },
    {
      id: 'pay',
      title: 'Trả tiền',
      paragraphs: [
        'Ai cũng trả cả hai giá bằng số xu có trước vòng. Xu nhận trong vòng này chưa được tiêu trong vòng này.',
        'Gom các giá nông dân lại rồi chia đều cho hàng nông dân; xu lẻ phát từng xu từ trái sang. Sau đó mỗi thương nhân trả cho nông dân ngay bên dưới: người thứ nhất trả người thứ nhất, người thứ hai trả người thứ hai. Nếu đứng cùng một chỗ ở cả hai hàng, bạn trả cho chính mình.',
        'Ai không đủ xu thì trả hết số mình có; hộp cho vay phần còn lại, mỗi xu vay là một điểm nợ đến cuối ván.',
      ],
      example: `Giá nông dân ${list(pool.bids)} cộng lại là ${pool.coins}: cả hàng nhận ${list(pool.shares)}.`,
    },
    {
      id: 'award',
      title: 'Dấu công bằng',
      paragraphs: [
        'Lá chợ hiện tại cho biết thương nhân thứ nhất nhận bao nhiêu dấu, thứ hai bao nhiêu, và cứ thế. Nông dân không nhận dấu.',
      ],
      example: `Với ${facts.seats} người, phiên chợ “${named(cards, steep.id)}” cho ${list(steep.prizes)} dấu.`,
    },
    {
      id: 'next',
      title: 'Vòng tiếp theo',
      paragraphs: [
        'Lấy xu và dấu của bạn. Hai lá vừa dùng bị khóa ở vòng sau; hai lá đang bị khóa trở về tay.',
        'Chợ sắp tới trở thành chợ hiện tại, và một chợ sắp tới mới được lật; chỉ vòng cuối là không có. Dấu nông dân và dấu thương nhân đều chuyển sang trái một ghế.',
      ],
    },
    {
      id: 'end',
      title: 'Kết thúc',
      paragraphs: [
        'Sau lá chợ cuối, tính số dấu trừ nợ. Cao nhất thì thắng; nếu bằng nhau, ai nhiều xu hơn thắng; vẫn bằng nhau thì cùng thắng. Điểm có thể dưới không.',
        `Ván ngắn gồm bao nhiêu phiên chợ là do mọi người thỏa thuận, rút từ cả ${facts.market.length} lá. Ván này có ${facts.rounds} phiên.`,
      ],
    },
  ]
}
