import type { RulesSection } from '@fairground/kernel'
import type { Facts } from '../../state.ts'
import { bundle, bundlesFor, exampleOf, faresIn, isReconstructed, stars, sum, taughtIn } from '../shared.ts'

export function rules(facts: Facts): readonly RulesSection[] {
  const fares = faresIn(facts)
  const taught = taughtIn(facts)
  return [
    {
      id: 'aim',
      title: 'Trò chơi nói về gì',
      paragraphs: [
        'Các bạn in tiền giả ở Miami và biến nó thành tiền thật, trong khi Bố già lấy phần của mình và cảnh sát tiến lại gần từng bước.',
        'Khi cảnh sát đến nơi, ai có nhiều tiền thật nhất thì thắng: tiền mặt trong tay và tiền trong phong bì ở nước ngoài. Tiền giả và thẻ không tính gì.',
      ],
    },
    {
      id: 'start',
      title: 'Lúc bắt đầu',
      paragraphs: [
        `Mỗi người có ${facts.henchmen} đàn em, một máy in và một nguyên liệu ngẫu nhiên, mực hoặc giấy. Người đi đầu do ngẫu nhiên chọn. Tiền mặt lúc đầu, kể từ người đi đầu: ${facts.startCash.map(money).join(', ')}.`,
        'Chợ đen được bày từ một chồng bài bốn phần, A đến D; trong mỗi phần thứ tự là ngẫu nhiên. Có những thẻ chỉ dùng khi chơi ba hoặc bốn người.',
        'Cảnh sát đứng ở đầu đường của mình; càng ít người chơi thì đường càng ngắn.',
      ],
    },
    {
      id: 'turn',
      title: 'Một lượt',
      paragraphs: [
        'Theo chiều kim đồng hồ, mỗi người đặt một đàn em vào ô trống và thực hiện ngay hành động của ô. Nếu ô có hình chiếc mũ, sau đó cảnh sát tiến một bước, rồi nơi họ đến mới có tác dụng. Mỗi ô chỉ dùng một lần mỗi vòng; vòng kéo dài đến khi mọi đàn em đã được dùng.',
        'Ai không thể hoặc không muốn hành động thì bỏ lượt và cho một đàn em nghỉ đến hết vòng. Hành động phải có tác dụng: không được chiếm ô chỉ để chặn người khác.',
      ],
    },
    {
      id: 'market',
      title: 'Chợ đen',
      paragraphs: [
        'Lấy thẻ phía trên ô và trả giá của ô bằng tiền mặt: giá là của ô, không phải của thẻ. Thẻ nằm ngửa trước mặt bạn, là của bạn đến hết ván và không bao giờ hao mòn. Trong vòng không bày thêm thẻ.',
        'Máy in và quán ăn được cộng dồn. Mực, giấy hay tem chống giả thứ hai không giúp gì thêm. Không ai được có hai máy bay riêng.',
      ],
    },
    {
      id: 'cards',
      title: 'Các thẻ',
      paragraphs: [
        `Mỗi máy in cho thêm ${facts.notesPerPrinter} tờ mỗi lần in. Mực, giấy và tem chống giả là nguyên liệu: mỗi loại khác nhau là một sao. Tem chống giả rất hiếm.`,
        'Quán ăn đổi một tờ giả thành tiền thật vào cuối mỗi vòng. Máy bay riêng mở cho bạn bãi bay riêng, nơi bay không mất tiền.',
        'Vé số trúng trả số tiền ghi trên vé khi hết ván. Luật sư giỏi và Luật sư tồi cho chủ của mình dùng lại một đàn em lúc kết thúc.',
      ],
    },
    {
      id: 'print',
      title: 'In tiền',
      paragraphs: [
        `Lấy ${facts.notesPerPrinter} tờ giả cho mỗi máy in. Chất lượng là số nguyên liệu khác nhau bạn có: mực, giấy, tem chống giả. Không được cố ý in xấu hơn.`,
        'Nguyên liệu không bao giờ hết và tiền giả lúc nào cũng đủ; với tùy chọn “Giới hạn tiền giả” thì chỉ có số tờ trong hộp.',
      ],
      example: `Ba máy in, có mực và giấy: ${3 * facts.notesPerPrinter} tờ ★★.`,
    },
    {
      id: 'supermarket',
      title: 'Siêu thị',
      paragraphs: [
        `Đưa ${upTo(facts.supermarketNotes)} và nhận ${money(facts.supermarketPays)} thật cho mỗi tờ. Có thể trộn nhiều loại.`,
        `Mỗi lần điều tra, siêu thị học được một loại: ${taught.join(', rồi ')}. Loại đã bị phát hiện thì không nhận nữa${taught.length === 3 ? '; sau lần thứ ba thì không còn gì để làm ở đây' : ''}. Người vừa làm cảnh sát tiến vẫn đã tiêu được tờ của mình.`,
      ],
    },
    {
      id: 'receiver',
      title: 'Tay tiêu thụ',
      paragraphs: [
        `Đưa ${upTo(facts.receiverNotes)}. Tất cả được trả theo giá của tờ kém nhất: ${facts.receiverRates.map((rate, quality) => `${stars(quality + 1)} ${money(rate)}`).join(', ')}. Điều tra không ảnh hưởng đến tay tiêu thụ.`,
      ],
      ...exampleOf(
        bundlesFor(facts).map(({ notes, rate }) => `${bundle(notes)}: ${sum(notes)} × ${money(rate)} = ${money(sum(notes) * rate)}.`),
      ),
    },
    {
      id: 'tax',
      title: 'Trốn thuế',
      paragraphs: [
        `Lấy ${money(facts.taxFraud)}. Bàn có kính râm còn cho bạn quân đi đầu: bạn mở đầu vòng sau. Vòng đang chơi vẫn tiếp tục như cũ. Ai đang giữ quân này cũng được dùng bàn đó để giữ tiếp.`,
      ],
    },
    {
      id: 'flight',
      title: 'Bay đi Ca-ri-bê',
      paragraphs: [
        'Cất bao nhiêu tiền mặt tùy ý vào phong bì, hoặc lấy ra, theo từng chục và mỗi chuyến một chiều. Không ai thấy bao nhiêu và chiều nào. Bố già không tìm được tiền ở đó; nhưng bạn cũng không thể dùng nó để trả.',
        `Có máy bay riêng thì các ô máy bay riêng miễn phí.${fares.length === 0 ? '' : ` Chuyến bay thường thì ai cũng được đi, kể cả chủ máy bay riêng, và lúc nào cũng tốn ${fares.map(money).join(' hoặc ')} tiền mặt, trả trước khi chuyển tiền.`}`,
      ],
      ...exampleOf(
        fares.length > 0 && fares[0] > 0
          ? [
              `Có ${money(fares[0] - 10)} trong tay và 200 $ ở nước ngoài mà không có máy bay riêng thì không bay được: tiền vé phải lấy từ trong tay.`,
            ]
          : [],
      ),
    },
    {
      id: 'police',
      title: 'Đường cảnh sát',
      paragraphs: [
        'Bố già: mọi người nộp một nửa tiền mặt trong tay, làm tròn lên hàng 10 $. Số tiền người vừa đi kiếm được cũng bị tính. Tiền giả, phong bì và vé số thì không. Ông thu ngay lúc cảnh sát tới ô của ông, và không thu lại khi họ còn đứng đó.',
        'Điều tra: siêu thị học được một loại. Đình công: cảnh sát còn đứng đó thì không ai được bay, cả máy bay riêng lẫn chuyến thường, kể cả khi đã sang vòng mới.',
      ],
      example: 'Có 70 $ trong tay: nộp 40 $. Có 120 $: nộp 60 $. Có 10 $: nộp 10 $.',
    },
    {
      id: 'round',
      title: 'Hết một vòng',
      paragraphs: [
        'Các đàn em về nhà. Thẻ trên ô có thùng rác bị bỏ, các thẻ khác dồn sang phải, rồi bày thêm từ phía phải. Khi hết bài, phía trái để trống.',
        `Sau đó mỗi quán ăn đổi một tờ giả của chủ thành ${money(facts.dinerPays)} thật. Đây là bắt buộc chừng nào còn tờ giả; bạn chọn tờ nào. Người khác thấy bao nhiêu tờ, không thấy loại nào. Quán ăn không có tờ giả thì không làm gì.`,
      ],
    },
    {
      id: 'end',
      title: 'Kết thúc',
      paragraphs: [
        'Ô cuối của đường cảnh sát cũng là Bố già. Nộp xong, ai còn đàn em thì được đặt một, theo chiều kim đồng hồ từ người ngồi sau người đã dẫn cảnh sát tới; người đó đi cuối. Lúc này những chiếc mũ không có tác dụng; các đàn em còn lại bỏ đi. Loại đã bị siêu thị phát hiện vẫn bị từ chối, và chuyến bay thường vẫn phải trả vé.',
        'Rồi chủ của Luật sư giỏi được nhấc một đàn em của mình trên bàn, không phải đàn em đang nghỉ, và đặt vào bất kỳ ô trống nào, kể cả ô vừa rời. Sau đó Luật sư tồi cũng vậy. Ô chợ không còn thẻ thì không dùng lại được.',
        `Mỗi quán ăn đổi một tờ giả lần cuối, vé số được trả, rồi đếm tiền, cả trong tay lẫn trong phong bì. Ai bằng nhau thì cùng thắng. Nếu sau ${facts.longest} vòng cảnh sát vẫn chưa đến, ván chơi kết thúc lúc đó, không có Bố già.`,
      ],
    },
    {
      id: 'hidden',
      title: 'Điều được giấu kín',
      paragraphs: [
        'Tiền mặt, phong bì và tiền giả nằm sau màn che của mỗi người đến hết ván; thẻ thì để ngửa. Mọi người thấy những gì được in, đưa ra, trả và kiếm được ngay lúc nó diễn ra. Số tiền một chuyến bay chuyển đi, số tiền nộp cho Bố già và loại tờ giả mà quán ăn đổi thì người khác không thấy.',
        'Trang này cũng để nguyên màn che: muốn biết đối thủ có gì thì phải nhớ. Với tùy chọn “Tiền của đối thủ”, trang cho thấy khoảng mà người đã đếm kỹ sẽ biết, hoặc để ngửa tất cả.',
      ],
    },
    {
      id: 'improvements',
      title: 'Cải tiến hành động (bản bổ sung)',
      paragraphs: [
        'Trước vòng đầu, mỗi người lần lượt lấy một thẻ cải tiến, rồi một thẻ thứ hai theo chiều ngược lại. Mỗi thẻ dùng một lần trong ván, mỗi lượt nhiều nhất một thẻ, báo trước khi đặt đàn em vào ô mà thẻ có tác dụng. Thẻ không ai lấy thì không dùng trong ván.',
        'Bản bổ sung có thật và cách chọn được biết; tác dụng của từng thẻ thì không. Các tác dụng ở đây là do phục dựng.',
      ],
    },
    {
      id: 'edition',
      title: 'In sẵn và phục dựng',
      paragraphs: [
        `Luật chơi lấy từ sách luật; chỗ nào sách không nói thì chúng tôi tự định, và việc ván chơi kết thúc sau ${facts.longest} vòng là do chúng tôi. Bàn này chơi với phiên bản “${facts.edition}”.`,
        isReconstructed(facts)
          ? 'Giá đổi tiền giả, các mức tối đa, tiền ban đầu và giá vé bay thường có trong sách luật. Giá cả, các ô, những chiếc mũ, đường cảnh sát và tỉ lệ thẻ là phục dựng, vì không có bàn chơi in sẵn trong tay. Ai sở hữu trò chơi có thể chơi với các giá trị in sẵn như một phiên bản riêng.'
          : 'Bàn chơi, đường cảnh sát và thẻ là của người sở hữu trò chơi; không có gì do phục dựng.',
      ],
    },
  ]
}

function money(dollars: number): string {
  return `${dollars} $`
}

function upTo(most: number): string {
  return most === 1 ? '1 tờ giả' : `1 đến ${most} tờ giả`
}
