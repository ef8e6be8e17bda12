"""What is tried of the translator's page of a server with components: `Scripts/test-translate.py component URL`."""

from page_checks import equal, expect


def component(visit):
    """Of a server with components: the component is shown with what is typed, the worst first, and another can be chosen."""
    visit.open()
    visit.choose("part.first")
    # Shown with the answer.
    visit.wait("!document.getElementById('component-choice').hidden")
    visit.type("Eine lange erste")
    expect("Row, narrow" in visit.text("place"), "the worst state is shown")
    expect("part.second" not in visit.text("message"), "the message is about a text")
    visit.wait("document.querySelectorAll('.stage .box').length === 1")
    visit.run("{ const box = document.getElementById('component'); box.value = 'Row, wide';"
              " box.dispatchEvent(new Event('change')); }")
    visit.wait("document.getElementById('place').textContent.includes('Row, wide')")
    visit.choose("part.title")
    visit.wait("document.getElementById('component-choice').hidden")
    visit.type("Ein Titel, der hier nicht ganz hineinpasst")
    visit.wait("document.querySelector('.stage .box.cut') !== null")
    box, image = (visit.run(
        f"(() => {{ const area = document.querySelector('{name}').getBoundingClientRect();"
        " return [area.left, area.top, area.right, area.bottom]; })()") for name in (".stage .box", "#picture"))
    expect(image[0] - 1 <= box[0] and box[2] <= image[2] + 1 and image[1] <= box[1] and box[3] <= image[3],
           "the frame lies in the picture")
    visit.choose("part.nowhere")
    visit.wait("document.getElementById('place').textContent.includes('halfButton')")
    equal(visit.run("document.querySelectorAll('.stage .box').length"), 0, "frames in a slot")
